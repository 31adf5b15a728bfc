function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:{
      for(let i_2=0,p_3=beside0(S,S[fp+3]);i_2<S[2];i_2++){
        const p_1=(p_3+i_2)%S[2];
        if(log!==null)log.gain(p_1,0,1,4);
        S[13+p_1]+=1;
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
