function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:beginSimultaneous(S,ONCE,fp,1);
case 1:{
      const p=nextSimultaneousSeat(S,ONCE);
      if(p<0){
        if(log!==null)log.revealed(2);
        step=2;
        continue;
      }
      S[fp+4]=p;
    }
    step=4;
    continue;
case 2:drop(S,fp,5);
    return 0;
case 4:{
      const n=options_0(S,fp);
      if(n>0){
        S[3]=S[fp+4];
        S[8]=0;
        S[fp+1]=4;
        return n;
      }
    }
case 5:{
      if(log!==null)log.gain(S[fp+4],0,2,3);
      S[13+S[fp+4]]+=2;
    }
    step=1;
    continue;
}
}
