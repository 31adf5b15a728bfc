function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:{
      const f$0=beside0(S,S[fp+3]);
      let i$1=0;
      const i$2=S[2];
      for(;i$1<i$2;i$1++){
        const p$3=(f$0+i$1|0)%S[2]|0;
        if(log!==null)log.gain(p$3,0,1,4);
        S[13+p$3]++;
      }
    }
    S[fp+4]=0;
case 1:if(S[fp+4]>=S[2]){
      step=2;
      continue;
    }
    S[fp+5]=S[fp+4]++;
    {
      to_0(S,S[fp+5]);
    }
    S[fp+6]=beside1(S,S[fp+5]);
    step=3;
    continue;
case 2:drop(S,fp,7);
    return 0;
case 3:{
      const n=options_0(S,fp);
      if(n>0){
        S[3]=S[fp+6];
        S[8]=0;
        S[fp+1]=3;
        return n;
      }
    }
case 4:{
      if(log!==null)log.gain(S[fp+6],0,2,6);
      S[13+S[fp+6]]+=2;
    }
    step=1;
    continue;
}
}
